import type { HandlerContext, Handlers } from "./handlers.ts";

type AccountHandlers = Pick<
  Handlers,
  "getAccount" | "changePassword" | "requestEmailVerification" | "exportAccount" | "deleteAccount"
>;

export function createAccountHandlers({ accounts }: HandlerContext): AccountHandlers {
  return {
    getAccount: (_, caller) => accounts.get(caller),

    changePassword: async (input, { request, language, ...caller }) => {
      const passwords = { current: input.current_password, next: input.new_password };
      await accounts.changePassword(caller, passwords, { address: request.ip, language });
      return null;
    },

    requestEmailVerification: async (_, { language, ...caller }) => {
      await accounts.requestEmailVerification(caller, language);
      return null;
    },

    exportAccount: (_, { language, ...caller }) => accounts.export(caller, language),

    deleteAccount: async (input, { request, ...caller }) => {
      await accounts.delete(caller, { password: input.password, address: request.ip });
      return null;
    },
  };
}
