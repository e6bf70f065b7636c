/** Verbs whose object is what a clause tells: what something contains, becomes, reaches, was taken by or put into. */
const telling: ReadonlySet<string> = new Set(
  (
    "含有 分泌出 释放 合成 产生 生成 形成 构成 组成 引起 导致 造成 诱发 引发 传播 吸收 排出 排放 储存 贮存 存储 储藏 携带 输送 输出 输入 引入 引进 " +
    "传入 传到 流入 流经 注入 汇入 途经 穿过 穿越 翻越 越过 到达 抵达 直达 进入 登上 登陆 占领 攻占 攻克 攻陷 攻破 夺取 夺回 收复 封锁 包围 围攻 " +
    "侵占 吞并 兼并 征服 消灭 歼灭 击败 打败 战胜 击溃 推翻 取代 代替 替代 废除 废止 取消 撤销 创立 创建 创办 建立 设立 成立 设置 组建 建造 修建 修筑 兴建 " +
    "开凿 开辟 开放 开创 首创 发明 发现 发布 颁布 公布 签订 签署 缔结 订立 制定 制订 起草 批准 提出 倡导 主张 推行 实行 实施 采用 采取 使用 运用 应用 利用 借助 " +
    "依靠 依赖 仰赖 凭借 属于 隶属 位于 地处 坐落 栖息 来自 源于 起源于 发源于 出自 取自 源自 编写 编撰 编著 编译 撰写 写成 著有 出版 发表 创作 绘制 主编 翻译 " +
    "译成 成为 变成 变为 化为 转化为 转变为 转为 改为 改称 改名 更名 升为 降为 沦为 称为 称作 叫做 命名为 誉为 视为 当作 担任 出任 就任 册封 封为 继承 率领 " +
    "领导 指挥 统治 统一 垄断 主管 负责 主持 支配 调节 激活 阻断 阻止 催化 分解 水解 破坏 切断 杀死 杀灭 清除 吞噬 识别 结合 附着 覆盖 " +
    "包裹 连接 沟通 贯穿 支撑 承载 承受 赔偿 割让 支付 缴纳 征收 发行 出口 进口 制造 种植 栽培 培育 驯化 饲养 研制 测量 测定 测得 " +
    "揭示 描述 记载 收录 描绘 反映 象征 提倡 反对 否定 信奉 崇拜 祭祀 供奉 纪念 获得 取得 赢得 夺得 荣获 丧失 失去 缺乏 缺少 保留 补充 " +
    "提供 供给 供应 爆发 发动 发起 加入 退出 脱离 摆脱 逃往 流放 迁往 迁都 定都 建都 返回 前往 出使 讨伐 平定 镇压 击退 抵御 预防 治疗 切除 移植 注射 " +
    "存放 放置 扣留 分泌 排泄 转化 富含 拥有 包含 施行 约定 营造 证明 证实 标志 代表 体现 显示 中和 诊断 监测 筛查 保存 运输 传递 传导 环绕 侵入 侵袭 攻击 去除 " +
    "除去 滤除 氧化 还原 打破 管理 横跨 遭受 承担 享受 放弃 转让 交纳 返还 退还 提交 出示 出具 出让 提起 解除 终止 触犯 扣押 没收 吊销 注销 接种 口服 静滴 禁用 " +
    "慎用 佩戴 穿戴 编纂 烧制 生产 制作 制取 制备 加工 养殖 盛产 出产 开采 冶炼 滴加 沉淀 通入 发射 吸引 排斥 切割 表示 度量 衡量 计算 名为 兼任 加封 选举 签发 " +
    "审批 核准 驳回 受理 起诉 检举 感染 罹患 伴有 并发 累及 见于 多见 好发 首选 选用 改用 依托 歌颂 赞美 讽刺 批判 抨击 描写 刻画 塑造 抒发 运送 导入 导出 读取 " +
    "写入 监听 占用 分配 登载 保管 监督 监护 抚养 赡养 收养 遗赠 抵押 质押 留置 出租 承租 租赁 购买 出售 出卖 收购 贴现 征用 追究 追缴 处以 判处 剥夺 归属 从属 " +
    "举行 召开 派遣 委托 授权 聘请 雇佣 招募 招收 录用 培养 繁殖 长出 开出 结出 遮挡 阻挡 反射 折射 散射 吸附 过滤 点燃 压缩 驱动 牵引 悬挂 寄生 定居 埋藏 蕴藏 " +
    "蕴含 富集 积累 淹没 灌溉 净化 食用 饮用 包埋 采收 收割 播种 移栽 嫁接 施用 喷施 喷洒 防治 诱杀 捕食 取食 寄存 签收 清点 核对 加密 解密 压入 弹出 " +
    "服用 患有 出现 发生 呈现 具有 具备 占据 受到 遭到 穿透 发出 放出 送往 运往 销往 送到 运到 送入 运入 分为 分成 归入 归于 适用于 作用于 用于 取决于 " +
    "发生在 存在于 分布在 分布于 集中在 集中于 储存在 生活在 位列 仅次于 介于 起于 止于 始于 毗邻 濒临 邻近 面向 通往 连通 掌管 管辖 征集 收集 采集 提取 提炼 " +
    "克服 抑制 干扰 阻碍 妨碍 削弱 限制 排除 豁免 侵犯 侵害 享有 行使 履行 违反 适用 主治 安装 配备 装备 镶嵌 雕刻 施加 涂抹 添加 掺入 加入 混入 填充 " +
    "释出 析出 堆积 侵蚀 搬运 溶解 蒸发 凝结 冷凝 摄取 摄入 转运 转录 翻译成 复制 表达 分化成 分化为 发育成 演变为 演化为 " +
    "发展为 扩展到 延伸到 推广到 追溯到 传至 传往 伸入 深入 插入 嵌入 潜入 渗入 汇成 聚成 结成 合成为 组合成 拼成 制成 做成 织成 烧成 铸成 建成 写成 编成 " +
    "推举 推选 任命 任用 重用 罢免 处死 赐死 流放到 迎娶 嫁给 拜师 师从 求学于 毕业于 就读于 执教于 供职于 模仿 借鉴 继承了 吸取 汲取 融合 糅合 兼有"
  ).split(" "),
);
/** Verbs of more and less, whose object is easily any of many: told only where it is a term of several words. */
const loose: ReadonlySet<string> = new Set(
  (
    "培养 培训 收缩 扩张 促进 提高 降低 增加 减少 增强 减弱 减轻 加快 减慢 扩大 缩小 缩短 延长 改善 改变 影响 控制 决定 保护 维持 维护 保持 保证 防止 避免 消除 满足 适应 需要 " +
    "要求 接受 支持 鼓励 刺激 推动 带动 节省 节约 消耗 损害 损伤 加剧 缓解 抵消 弥补 实现 完成 解决 检测 检验 检查 判断 区分 区别 研究 观察 分析 考察 了解 掌握"
  ).split(" "),
);
/** Verbs of one letter, where something goes with them: 选出, 送到, 写成, 放在, 流向. */
const joined =
  /^(?:[送运传流迁移搬逃派投射植引带推排放吐喷渗伸插潜落沉降升飞返退转通延扩嫁][到入往向至进]|[写译制建烧铸编织拼合聚结堆变改化转分做][成为]|[放发长存住生][在于]|[吐喷释放排选提析渗流]出|[建位处起始毕产出得止介]于|[含设置有]有|[叫]作)$/u;

export type VerbStrength = "telling" | "loose";

const secondLetters: ReadonlySet<string> = new Set(Array.from("到入往向至进成为在于出有作"));
/** What ends in the same letter and is no verb of becoming: 完成, 赞成. */
const noBecoming = /^[完赞促达现不并又即却而]成$/u;

/** Whether a verb says by its second letter what something became: 堆叠成, 固定成. */
export function isBecoming(verb: string): boolean {
  return verb.length === 2 && verb.endsWith("成") && !telling.has(verb) && !noBecoming.test(verb);
}

const firstLetters: ReadonlySet<string> = new Set(
  [...telling, ...loose]
    .map((verb) => verb.charAt(0))
    .concat(
      Array.from(
        "送运传流迁移搬逃派投射植引带推排放吐喷渗伸插潜落沉降升飞返退转通延扩嫁写译制建烧铸编织拼合聚结堆变改化分做发长存住生释提析处位起始毕产得止介含设置叫",
      ),
    ),
);

/** Whether a verb may begin with this letter: looked for first, since most letters of a clause begin none. */
export function mayBeginVerb(letter: string, next: string): boolean {
  return firstLetters.has(letter) || next === "成";
}

/** How much the object of a verb tells; undefined for what is no such verb. */
export function strengthOf(verb: string): VerbStrength | undefined {
  if (telling.has(verb)) return "telling";
  if (verb.length === 2 && secondLetters.has(verb.charAt(1)) && joined.test(verb)) return "telling";
  if (isBecoming(verb)) return "telling";
  return loose.has(verb) ? "loose" : undefined;
}

export const longestVerb = 4;
