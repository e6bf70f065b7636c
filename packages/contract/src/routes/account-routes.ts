import * as z from "zod/mini";
import {
  accountDeletionSchema,
  accountSchema,
  passwordChangeSchema,
  pricePlanSchema,
  usageRecordSchema,
} from "../account.ts";
import { noInput, userCall, type RouteDefinition } from "./route.ts";

/** The learner's account, what they used and may use. */
export const accountRoutes = {
  getAccount: userCall({
    path: "/account/get",
    input: noInput,
    output: accountSchema,
    summary: "The user's own account.",
  }),
  changePassword: userCall({
    path: "/account/password",
    input: passwordChangeSchema,
    output: z.null(),
    summary: "Change the password, where this server keeps it. Other sessions are signed out.",
  }),
  requestEmailVerification: userCall({
    path: "/account/verify_email",
    input: noInput,
    output: z.null(),
    summary:
      "Send the e-mail that proves the address once more, or have it wait with the operator where sends_mail is false.",
  }),
  exportAccount: {
    method: "POST",
    path: "/account/export",
    access: "user",
    body: "json",
    answer: "file",
    input: noInput,
    output: z.string(),
    summary: "Everything the server keeps about the user, with their files, as a zip archive.",
  },
  deleteAccount: userCall({
    path: "/account/delete",
    input: accountDeletionSchema,
    output: z.null(),
    summary: "Delete the account with everything in it, at once and for good.",
  }),
  getUseRecord: userCall({
    path: "/user_profile/get_use_record",
    input: noInput,
    output: usageRecordSchema,
    summary: "What the user has used this month.",
  }),
  getPricePlans: {
    method: "GET",
    path: "/user/get_price_plan",
    access: "user",
    body: "json",
    answer: "envelope",
    input: noInput,
    output: z.array(pricePlanSchema),
    summary: "The plans and their monthly limits.",
  },
} as const satisfies Record<string, RouteDefinition>;
