import { Failure } from "../failure.ts";

/** The refusal of a field that is not as the contract has it; it names the field, since whoever calls must know which. */
export function invalidField(name: string): Failure {
  return new Failure("invalidInput", {
    words: {
      zh: `“${name}”这一项缺失或格式不对，请修改后重试。`,
      en: `The field “${name}” is missing or malformed. Correct it and try again.`,
    },
  });
}
