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
