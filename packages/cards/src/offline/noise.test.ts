import { describe, expect, it } from "vitest";
import { paragraph } from "../testing/build-document.ts";
import { pairs } from "../testing/pairs.ts";
import { isClosingNotice, isNoise, isNoiseHeading, isNotice } from "./noise.ts";

describe("what belongs to the occasion and not to the subject", () => {
  it.each([
    "作业：课本第三题，周五前交",
    "课后作业见群公告",
    "陶艺初级班 第2次课 林老师 教室在旧楼 304",
    "农学院《土壤学》辅助材料（三） 授课教师：林一",
    "★ 想一想：和约对双方是得是失？",
    "〔真题链接〕2019 年卷一第 47 题",
    "（*18，海南，T3A）",
    "修订日期：2024 年 3 月 1 日",
    "教学目标：掌握心动周期的概念",
    "农学院 2024—2025 学年第一学期",
    "A. 折射角大于入射角 ✗",
    "本资料不构成投资建议",
    "—— 完 ——",
    "祝大家考试顺利！答疑时间：周四下午 2 点",
    "Essay: “The railway was a failure of finance.” Discuss.",
    "1,500 words, due in week 13",
    "默写：植物的六大器官。",
    "课后：登录平台完成测验",
    "下节课：行政复议法",
    "一、名词解释:(每题2分,共14分)",
    "姓名＿＿＿　学号＿＿＿",
    "医学院 2022 级 授课：林老师 4 学时",
    "Translate: 1. The farmer ploughs the field.",
    "Huiswerk: oefening 3 t/m 5",
    "Extension: compare the two maps",
    "〔图 6-2 水闸示意图 略〕",
    "第 5 节供应链金融不考",
    "Self-test: 1. Name the four chambers.",
  ])("%s", (text) => {
    expect(isNoise(text)).toBe(true);
  });

  it.each([
    "动火作业分为特级、一级和二级",
    "1921 年 7 月在上海召开会议",
    "情节显著轻微的，不构成犯罪",
    "常见表现为发热和咳嗽",
    "版权法保护作品的表达",
    "种群内个体之间争夺资源",
    "晚餐前半小时口服",
    "竞业限制的人员仅限于高级管理人员",
    "晶体管截止时没有电流",
    "完全竞争市场中厂商是价格的接受者",
    "祝融是传说中的火神",
    "Essays of Elia were written by Charles Lamb",
    "Extension: the joint straightens",
    "期末存货成本按月末一次计算",
    "短期决策不考虑沉没成本",
    "授课计划由教研室批准",
  ])("学科的话不当作通知：%s", (text) => {
    expect(isNoise(text)).toBe(false);
  });

  it("G1: 作业票、通知义务是内容，课后作业和通知不是", () => {
    expect(["作业前的准备", "作业票", "通知义务", "例题教学法", "典例制度"].filter(isNoiseHeading)).toEqual(
      [],
    );
    expect(
      ["课后作业", "作业：", "作业 3", "通知", "典例", "例题精析", "Quick calc practice"].filter(
        (text) => !isNoiseHeading(text),
      ),
    ).toEqual([]);
  });
});

describe("the last lines of a handout", () => {
  it.each([
    "Theatre visit: signed forms by Thursday. Packed lunch.",
    "Worksheet 7 must be handed in. Leave the balances alone.",
    "Latecomers wait outside.",
    "Skills unit — fold once and keep in your pocket.",
  ])("a notice: %s", (text) => {
    expect(isClosingNotice(text)).toBe(true);
  });

  it.each([
    "Congress passes legislation and must approve nominations.",
    "Negative feedback keeps the level steady.",
    "Field trips were a new idea in 1890.",
  ])("subject matter: %s", (text) => {
    expect(isClosingNotice(text)).toBe(false);
  });
});

describe("a talk that was written down", () => {
  it("is asked without what the hall did", async () => {
    const cards = await pairs("zh", paragraph("（掌声）清代漕粮每年定额为四百万石。"));

    expect(cards).toEqual(["清代漕粮每年定额为多少？ => 四百万石"]);
  });
});

describe("what a course says of itself", () => {
  it.each([
    "Our thanks to Margaret for the flowers and to the youth group for stacking the chairs.",
    "Stick this sheet in your book.",
    "We watched the pear drop video again because 9C had missed it.",
    "As I said in week one, do not look at the Sun.",
    "My own telescope showed nothing but cloud.",
    "This note is for general guidance only and should not be relied on as legal advice.",
    "Mrs. Lakshmi, 54, was admitted to Ward 6 with a haemoglobin of 5.2 g/dL.",
    "In the scenario, Dave has spilled chip fat on his forearm at 11:40.",
    "Extra credit: participate in two studies",
    "Office: Darwin 318",
    "exam = chapters 4-6 / lab due fri",
    "114 UNIT 3 GLOBALIZATION",
    "Pupils from other sets are most welcome.",
    "Host: Lovely to see so many names popping up in the chat.",
    "Vocabulary builder: use each of the words in the box in a sentence of your own.",
    "Exercise: advise Kevin, who shouted the words in paragraph 4.",
    "小明家的电能表月初读数为2365.8，月底为2425.8。",
    "例1（2022·江苏中考）把灯泡接在110V的电路中，实际功率为10W。",
    "小资料由北京师范大学生命科学学院提供。",
    "续班优惠：10月15日前报名立减300元。",
    "Beginners' evening no. 4, Marjorie talking, typed from the recording by Len.",
    "Work in pairs: introduce yourself to your partner, then swap.",
    "Scripture quotations taken from the New International Version, used by permission.",
    "Chapter 19 covers all the different kinds of patterns.",
    "感谢行政部准备的水果和咖啡。",
    "去年3号库小李就是因为没系安全带，从车上摔下来缝了七针。",
    "陈先生，42岁，厨师，切菜时割伤左手食指，约1.5厘米。",
    "教室异动：11月2日改至综合大楼",
    "下期沙龙预告：股权代持，由高律师主讲",
    "本文根据录音整理，未经主讲人审阅。",
    "周教授：我小时候就住在运河边上，常常下河摸鱼。",
  ])("is noise wherever it stands: %s", (text) => {
    expect(isNoise(text)).toBe(true);
  });

  it.each([
    "essay 1500 words by the 14th, ask Mira if she has slides",
    "历史通识选修课讲稿节录，授课人郭老师，教室东三 205。",
    "The men's breakfast has been moved to the fellowship hall because of the boiler.",
    "Anna in Finance nearly paid a fake invoice of £18,400 last spring.",
    "台风讯号：八号风球停课，课后补习另行通知。",
    "心得体会不少于八百字，周五下班前交到办公室。",
    "Those who would like to come should tell the tutor by the 20th.",
    "Remember: end-of-topic test a week on Friday, 40 marks.",
    "Answers to the self-test are in the booklet.",
    "有疑问请联系培训专员，分机见名册。",
    "老师推荐看汪子嵩的《希腊哲学史》，明天到图书馆借。",
  ])("is a notice by two of its words, in a text that is not about courses: %s", (text) => {
    expect(isNotice(text, "text")).toBe(true);
    expect(isNotice(text, "subject")).toBe(false);
  });

  it.each([
    "Parents’ evening bookings close on 14 March.",
    "The café closes at 5.",
    "小休 15 分钟，茶水在后面。",
  ])("is a notice by one of its words among notices: %s", (text) => {
    expect(isNotice(text, "notices")).toBe(true);
    expect(isNotice(text, "text")).toBe(false);
  });

  it.each([
    "Thomas Huxley lectured to working men in Jermyn Street for a fee of sixpence.",
    "The General Strike began at midnight on Monday 3 May 1926.",
    "On Black Tuesday, 29 October 1929, share prices on Wall Street collapsed.",
    "Charles I was executed on 30 January 1649.",
    "Photosystem I will absorb light of 700 nm.",
    'Churchill told the House: "I have nothing to offer but blood, toil, tears and sweat."',
    '"Next week" takes the future tense, whereas "last week" takes the simple past.',
    "Thanks to Pasteur, milk keeps for a week.",
    "The Domesday Book was compiled by order of William I.",
    "An assignment of a debt must be in writing.",
    "The assignment operator in C is a single equals sign.",
    "Version 4 of the protocol uses 32-bit addresses.",
    "The first draft of the constitution was rejected.",
    "The blood film is spread on slides and stained.",
    "Place the heel of your hand in the middle of the chest.",
    "Keep three points of contact.",
    "In a flipped classroom, pupils work before the lesson.",
    "The books covered by this rule are those we call classics.",
    "时间：1937年7月7日　地点：卢沟桥",
    "当事人应当在收到缴费通知之日起七日内预交案件受理费。",
    "请求权的诉讼时效期间为三年。",
    "微信于2011年1月推出。",
    "二维码由日本电装公司在1994年发明。",
    "翻转课堂是学生课前看视频、课堂上讨论的教学模式。",
    "我国有五个自治区。",
    "See you next week — 下周见",
    "Sorry, I'm late — 对不起，我迟到了",
    "à demain = see you tomorrow",
    "Welcome back! — 欢迎回来",
    "Write the result in your record book.",
    "Host: the organism in which the parasite reproduces.",
    "The government moved to Tours last, in the last year of the war.",
    "小红书的用户多为年轻女性。",
    "可分前缀位于句末，例如：Ich stehe auf.（我起床。）",
    "durch (through) · für (for) · gegen (against) · ohne (without) · um (around)",
    "期末余额等于期初余额加本期增加额减本期减少额。",
  ])("is not what a subject has in common with it: %s", (text) => {
    expect(isNotice(text, "text")).toBe(false);
  });
});
