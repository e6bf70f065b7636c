import { receiveDemoForm } from "../demo/demo-form.ts";
import type { HandlerContext, Handlers } from "./handlers.ts";

type DemoHandlers = Pick<Handlers, "convertDemo">;

export function createDemoHandlers({ demo }: HandlerContext): DemoHandlers {
  return {
    convertDemo: async (_, { language, request }) => {
      const { file, difficulty, count } = await receiveDemoForm(request);
      return demo.convert(file, { difficulty, count, language });
    },
  };
}
