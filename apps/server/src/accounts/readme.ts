/** What lies where in the archive, in both languages. */
export const readmeText = `卡盒：你的数据
================

account.json    账号：称呼、邮箱、会员级别、注册时间
settings.json   学习设置
usage.json      每月用量：处理的文件、生成的卡片、对资料的提问
reviews.json    每一次学习作答：时间、卡片、评分（1 再来 2 困难 3 良好 4 简单）
boxes/          每个卡盒一个文件夹
  box.json        卡盒的名称、状态、创建时间
  cards.json      卡片，附原文出处
  study.json      每张卡片的学习状态
  document/       你上传的原文件

JSON 是纯文本，任何文本编辑器都能打开。要把卡片导入 Anki，请在卡盒页面导出 .apkg。


Deckle: your data
=================

account.json    your account: name, e-mail address, member level, since when
settings.json   your study settings
usage.json      what you used each month: files, cards, questions about documents
reviews.json    every answer you gave while studying: when, which card, the rating (1 again 2 hard 3 good 4 easy)
boxes/          a folder for each card box
  box.json        its name, state and date
  cards.json      its cards, with the sentences they come from
  study.json      how far you are with each card
  document/       the file as you uploaded it

JSON is plain text and opens in any text editor. To take cards to Anki, export the .apkg on the box's page.
`;
