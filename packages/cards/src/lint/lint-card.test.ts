import { describe, expect, it } from "vitest";
import { lintCard } from "./lint-card.ts";
import { lintRules } from "./lint-rules.ts";

const basic = (question: string, answer: string) => ({ type: "basic" as const, question, answer });
const cloze = (text: string) => ({
  type: "cloze" as const,
  text,
  question: text.replace(/\{\{c1::.*?\}\}/, "[...]"),
  answer: /\{\{c1::(.*?)\}\}/.exec(text)?.[1] ?? "",
});

describe("lintCard", () => {
  it.each([
    [basic("What is osmosis?", "the movement of water through a membrane"), "en"],
    [basic("渗透是什么？", "水分子通过半透膜的扩散"), "zh"],
    [cloze("The treaty was signed in {{c1::1648}} after long talks."), "en"],
    [cloze("唐朝建立于{{c1::618 年}}，定都长安。"), "zh"],
  ] as const)("a sound card has no findings: %j", (card, language) => {
    expect(lintCard(card, language)).toEqual([]);
  });

  it.each([
    ["dangling_pronoun", basic("What is it?", "the heart"), "en"],
    ["dangling_pronoun", basic("它的作用是什么？", "输送血液"), "zh"],
    ["yes_no", basic("Is the heart a muscle?", "Yes, it is"), "en"],
    ["answer_in_question", basic("What is the systemic circulation?", "systemic"), "en"],
    ["meta_reference", basic("根据本文，心脏是什么？", "泵血的器官"), "zh"],
    ["meta_reference", basic("What does Chapter 8 discuss?", "vectors in more detail"), "en"],
    ["meta_reference", basic("第三章介绍什么？", "向量"), "zh"],
    [
      "trivial_answer",
      cloze("The main function is special: {{c1::It}} is always run first of all code."),
      "en",
    ],
    ["vague_question", basic("原因是什么？", "气温升高"), "zh"],
    ["list_dump", basic("有哪些行星？", "水星、金星、地球、火星、木星、土星、天王星"), "zh"],
    ["wrong_language", basic("什么是细胞？", "生命的单位"), "en"],
    ["weak_deletion", cloze("The rule {{c1::means}} that nobody may enter the hall."), "en"],
    ["splits_word", cloze("中华人民共{{c1::和国成}}立于北京城。"), "zh"],
    ["dangling_connective", cloze("因此{{c1::电流}}与电压成正比例关系。"), "zh"],
    ["boilerplate", basic("What does the copyright say?", "all rights reserved"), "en"],
  ] as const)("finds %s in %j", (rule, card, language) => {
    expect(lintCard(card, language).map((issue) => issue.rule)).toContain(rule);
  });

  it("every rule has its own id and says in both languages what is wrong", () => {
    expect(new Set(lintRules.map((rule) => rule.id)).size).toBe(lintRules.length);
    for (const { message } of lintRules) {
      expect(message.zh).toMatch(/\p{Script=Han}/u);
      expect(message.en).toMatch(/^[A-Z].*\.$/);
    }
  });
});
