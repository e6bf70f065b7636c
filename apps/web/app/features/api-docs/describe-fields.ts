import * as z from "zod/mini";

/** The parts of JSON Schema that the contract's schemas use. */
interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: string | number;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** One field of a call, for its reader. */
export interface Field {
  readonly name: string;
  /** As TypeScript would write it. */
  readonly type: string;
  readonly isRequired: boolean;
  /** As JSON; absent where there is none. */
  readonly defaultValue?: string;
  readonly range?: { readonly from?: number; readonly to?: number };
  /** Most characters of a text, or most entries of a list. */
  readonly most?: number;
}

/** What a caller sends: the fields of an object schema, in its order. */
export function describeFields(schema: z.core.$ZodType): readonly Field[] {
  // Made by zod from our own schemas, of which the interface above lists all that occurs.
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input" }) as Schema;
  return Object.entries(properties).map(([name, field]) =>
    describeField(name, field, required.includes(name)),
  );
}

function describeField(name: string, field: Schema, isRequired: boolean): Field {
  const from = finite(field.minimum);
  const to = finite(field.maximum);
  const most = field.maxLength ?? field.maxItems;
  return {
    name,
    type: typeText(field),
    isRequired,
    ...(field.default === undefined ? {} : { defaultValue: JSON.stringify(field.default) }),
    ...(from === undefined && to === undefined ? {} : { range: { ...opt("from", from), ...opt("to", to) } }),
    ...opt("most", most),
  };
}

function opt<Name extends string>(
  name: Name,
  value: number | undefined,
): { readonly [Key in Name]?: number } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]: number });
}

/** Without the bounds that only say "a safe integer". */
function finite(bound: number | undefined): number | undefined {
  return bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound;
}

function typeText(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeText).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return `${typeText(schema.items ?? {})}[]`;
  if (schema.type === "object") return objectText(schema);
  return schema.format ?? schema.type ?? "any";
}

function objectText({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? "" : "?"}: ${typeText(field)}`,
  );
  return `{ ${fields.join(", ")} }`;
}
