import * as z from "zod/mini";

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
