import { type RouteName, routes } from "@deckle/contract";
import type { DocsText } from "#content/pages/docs.ts";
import { CodeBlock } from "#ui/article/blocks.tsx";
import { MarkedText } from "#ui/article/marked-text.tsx";
import { answerExample, curlExample } from "./curl-example.ts";
import { describeFields, type Field } from "./describe-fields.ts";

/** One call of the API: closed, its address and what it does; open, fields, request and answer. */
export function Call({ name, text }: { name: RouteName; text: DocsText }) {
  const route = routes[name];
  const { words } = text;
  const answer = answerExample(name);
  return (
    <details className="question call">
      <summary>
        <code>{`${route.method} ${route.path}`}</code>
        <span className="call-summary">
          <MarkedText text={text.summaries?.[name] ?? route.summary} />
          {route.access === "public" ? ` (${words.noSignIn})` : null}
        </span>
      </summary>
      <div id={name} className="question-answer prose">
        <h4>{words.fields}</h4>
        <Fields name={name} words={words} />
        <h4>{words.call}</h4>
        <CodeBlock code={curlExample(name)} />
        <h4>{words.answer}</h4>
        {answer === undefined ? <p>{words.fileAnswer}</p> : <CodeBlock code={answer} />}
      </div>
    </details>
  );
}

function Fields({ name, words }: { name: RouteName; words: DocsText["words"] }) {
  const fields = describeFields(routes[name].input);
  const isForm = routes[name].body === "form";
  if (fields.length === 0 && !isForm) return <p>{words.noFields}</p>;
  return (
    <dl className="searches">
      {isForm ? (
        <div>
          <dt>
            <code>file</code>
          </dt>
          <dd>{words.filePart}</dd>
        </div>
      ) : null}
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            <code>{field.name}</code>
          </dt>
          <dd>
            <code>{field.type}</code> {notesOf(field, words)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function notesOf(field: Field, words: DocsText["words"]): string {
  return [
    field.isRequired ? words.required : words.optional,
    ...(field.defaultValue === undefined ? [] : [words.defaultValue(field.defaultValue)]),
    ...(field.range ? [words.range(field.range.from, field.range.to)] : []),
    ...(field.most === undefined ? [] : [words.most(field.most)]),
  ].join(" · ");
}
