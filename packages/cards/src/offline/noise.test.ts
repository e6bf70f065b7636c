import { describe, expect, it } from "vitest";
import { isClosingNotice, isNoise, isNoiseHeading } from "./noise.ts";

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
    "授课计划由教研室批准",
  ])("学科的话不当作通知：%s", (text) => {
    expect(isNoise(text)).toBe(false);
  });

  it("G1: 作业票、通知义务是内容，课后作业和通知不是", () => {
    expect(["作业前的准备", "作业票", "通知义务"].filter(isNoiseHeading)).toEqual([]);
    expect(["课后作业", "作业：", "作业 3", "通知"].filter((text) => !isNoiseHeading(text))).toEqual([]);
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
