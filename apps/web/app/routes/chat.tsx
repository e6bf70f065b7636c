import { ChatPage } from "#features/chat/chat-page.tsx";
import { AppPage } from "../shell/app-page.tsx";

export default function ChatRoute() {
  return (
    <AppPage width="reading">
      <ChatPage />
    </AppPage>
  );
}
