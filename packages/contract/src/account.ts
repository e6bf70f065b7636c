import * as z from "zod/mini";
import { passwordMaxLength } from "./limits.ts";

export const knowledgeBaseSchema = z.object({ id: z.uuid(), CreatedAt: z.iso.datetime() });
export type KnowledgeBase = z.infer<typeof knowledgeBaseSchema>;

/** Usage of the current calendar month (UTC). The last two counts are ruling D15's. */
export const usageRecordSchema = z.object({
  /** `YYYY-MM`. */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  monthFileProcessCount: z.int().check(z.minimum(0)),
  monthCardGenerateCount: z.int().check(z.minimum(0)),
  monthAiChatCount: z.int().check(z.minimum(0)),
});
export type UsageRecord = z.infer<typeof usageRecordSchema>;

export const pricePlanSchema = z.object({
  order_member_level: z.int(),
  month_file_process_limit: z.int().check(z.minimum(0)),
});
export type PricePlan = z.infer<typeof pricePlanSchema>;

/** `custom_data` of the identity claims (specification section 3): member_type is read but unused. */
export const customDataSchema = z.object({
  member_level: z._default(z.int(), 1),
  member_type: z._default(z.string(), ""),
});

/** The account as its owner sees it. */
export const accountSchema = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Null where the issuer does not say. */
  is_email_verified: z.nullable(z.boolean()),
  member_level: z.int(),
  CreatedAt: z.iso.datetime(),
  /** True where this server keeps the password; otherwise the issuer's own pages change it. */
  has_password: z.boolean(),
  /** False where what this server writes to the address lies with its operator instead: no mail server is set. */
  sends_mail: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

const password = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength));

export const passwordChangeSchema = z.object({ current_password: password, new_password: password });

/** The password again, where the account has one: a borrowed session must not be able to delete an account. */
export const accountDeletionSchema = z.object({ password: z.optional(password) });
