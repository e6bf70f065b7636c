/** Family names of people whom textbooks name. */
const familyName =
  /^[王李张刘陈杨黄赵周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文左詹商霍班蔺岳戚慈努康雍乾咸鲁茅巴冰老管墨庄荀屈司诸欧郁朱闻瞿穆严魏洪章辛柳晏岑骆阮裴鲍嬴]\p{Script=Han}{1,2}$/u;
/** Letters that stand for sounds in foreign names. */
const sounds =
  /[柏苏培笛谟士多歌荷但黑洪昂蓬第绪泊雪狄卓阿艾爱安奥巴贝本比彼波伯博布查达戴丹德迪蒂丁杜厄恩尔法菲费弗福夫伏富盖格戈哥古哈海汉赫亨胡霍基吉加杰金卡凯坎考科克肯库奎拉莱兰朗劳勒雷里利莉列林琳隆卢鲁路罗洛马玛迈麦曼梅门蒙米密缪摩莫穆姆纳娜奈内尼诺努欧帕佩皮珀普恰乔切琼让瑞若萨塞桑森沙舍施史斯司索塔泰坦特汤托图吐瓦威韦维魏沃乌武西希锡夏肖谢辛休雅亚扬耶叶伊易因英尤约泽扎詹兹佐顿伦奇什莎丝妮娃逊圭哲亥冯瑟华沙弥孟伽渥滂明齐斐鸠拿破仑庇俾]/gu;
const calling =
  /(?:学家|专家|科学家|诗人|作家|画家|皇帝|大帝|女王|国王|总统|首相|宰相|将军|将领|大臣|博士|教授|先生|医生|僧人|工程师|[人者](?!的))[\p{Script=Han}·]{2,10}$|(?:派|党|政府|朝廷|王朝|军队?|公司|集团|组织|国会|议会|国务院|委员会|人们|学者|家|帝|王|宗|祖|公|皇后|太后|侯|子)$/u;

/** Whether a name is that of somebody or of a body of people, as far as its letters tell. */
export function isSomebody(name: string): boolean {
  if (/[A-Za-z]/u.test(name)) return true;
  return familyName.test(name) || calling.test(name) || soundsForeign(name);
}

/** Whether the letters of a name stand for the sounds of a foreign one: "弗洛伊德". */
export function soundsForeign(name: string): boolean {
  const bare = name.replaceAll("·", "");
  return (bare.match(sounds)?.length ?? 0) / bare.length > 0.75;
}

/** Whether a short name is surely a Chinese person's: no "它" means somebody. */
export function isPerson(name: string): boolean {
  return familyName.test(name);
}
