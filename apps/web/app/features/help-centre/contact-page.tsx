import type { Article } from "#content/article.ts";
import { useReadingMessages } from "#i18n/reading.ts";
import { ArticlePage } from "#ui/article/article-page.tsx";

/** How to reach the operator: the address that the server's configuration names, or that there is none. */
export function ContactPage({ article }: { article: Article }) {
  return <ArticlePage article={article} opening={<OperatorAddress />} />;
}

/** The server notes the address on the root element, which decides what shows; the page's script makes the link. */
function OperatorAddress() {
  const { contact } = useReadingMessages();
  return (
    <div className="index-card operator">
      <div className="index-card-head">{contact.heading}</div>
      <p className="when-contact" data-contact-address>
        <noscript>{contact.needsScript}</noscript>
      </p>
      <p className="when-no-contact">{contact.none}</p>
    </div>
  );
}
