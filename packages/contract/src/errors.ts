/** The two languages of the product. */
export type Language = "zh" | "en";

interface ErrorDefinition {
  /** Code in the envelope; 0 is success, 401, 10042 and -1 are the specification's (sections 4 and 8). */
  readonly code: number;
  readonly httpStatus: number;
  /** What happened and what to do, in the words a learner reads. */
  readonly message: Readonly<Record<Language, string>>;
}

/**
 * Every failure the API can answer with. Codes are part of the contract: never reuse or renumber one.
 * English texts of the specification's messages are its own, word for word (sections 5 and 8).
 */
export const apiErrors = {
  invalidInput: {
    code: 400,
    httpStatus: 400,
    message: {
      zh: "请求内容不完整或格式不对，请刷新页面后重试。",
      en: "The request is incomplete or malformed. Refresh the page and try again.",
    },
  },
  unauthorized: {
    code: 401,
    httpStatus: 401,
    message: { zh: "登录已过期，请重新登录。", en: "Your sign-in has expired. Please sign in again." },
  },
  notFound: {
    code: 404,
    httpStatus: 404,
    message: { zh: "没有找到，可能已被删除。", en: "Not found. It may have been deleted." },
  },
  tooManyRequests: {
    code: 429,
    httpStatus: 429,
    message: {
      zh: "操作太频繁，请稍等一分钟再试。",
      en: "Too many requests. Wait a minute, then try again.",
    },
  },
  timeout: {
    code: 10042,
    httpStatus: 504,
    message: {
      zh: "请求超时，请检查网络后重试。",
      en: "The request timed out. Check your connection and try again.",
    },
  },
  unknown: {
    code: -1,
    httpStatus: 500,
    message: {
      zh: "服务器出了点问题，请稍后再试。",
      en: "Something went wrong on our side. Please try again later.",
    },
  },
  unavailable: {
    code: 503,
    httpStatus: 503,
    message: {
      zh: "服务正在启动或维护，请稍后再试。",
      en: "The service is starting or under maintenance. Please try again shortly.",
    },
  },
  fileMissing: {
    code: 41001,
    httpStatus: 400,
    message: {
      zh: "没有收到文件，请重新选择文件。",
      en: "No file was received. Please choose the file again.",
    },
  },
  unsupportedFormat: {
    code: 41002,
    httpStatus: 415,
    message: { zh: "不支持的文件格式", en: "Unsupported file format" },
  },
  fileTooLarge: {
    code: 41003,
    httpStatus: 413,
    message: {
      zh: "文件过大，请选择小于 10MB 的文件",
      en: "File too large, please select a file smaller than 10MB",
    },
  },
  emptyFile: {
    code: 41004,
    httpStatus: 400,
    message: {
      zh: "文件是空的，请选择有内容的文件。",
      en: "The file is empty. Please choose a file with content.",
    },
  },
  boxNameRequired: {
    code: 41005,
    httpStatus: 400,
    message: { zh: "请输入卡盒名称", en: "Please enter card box name" },
  },
  boxNameTooLong: {
    code: 41006,
    httpStatus: 400,
    message: {
      zh: "卡盒名称太长，请控制在 200 个字符以内。",
      en: "The card box name is too long. Use at most 200 characters.",
    },
  },
  monthlyLimitReached: {
    code: 41007,
    httpStatus: 403,
    message: { zh: "已达到本月文件处理上限", en: "Monthly file processing limit reached" },
  },
  knowledgeBaseNotFound: {
    code: 41008,
    httpStatus: 404,
    message: { zh: "没有找到知识库，请刷新页面。", en: "No knowledge base found. Refresh the page." },
  },
  boxNotFinished: {
    code: 41009,
    httpStatus: 409,
    message: {
      zh: "这个卡盒还没有处理完，完成后再下载。",
      en: "This card box is not finished yet. Download it when it is.",
    },
  },
  cardNotFound: {
    code: 41010,
    httpStatus: 404,
    message: {
      zh: "没有找到这张卡片，可能已被删除，请刷新页面。",
      en: "This card was not found. It may have been deleted; refresh the page.",
    },
  },
  cardContentInvalid: {
    code: 41011,
    httpStatus: 400,
    message: {
      zh: "卡片内容不完整：问答卡需要问题和答案，填空卡至少要有一个 {{c1::…}} 空。",
      en: "The card is incomplete: a question card needs a question and an answer, a cloze card at least one {{c1::...}} gap.",
    },
  },
  tooManyOwnCards: {
    code: 41012,
    httpStatus: 409,
    message: {
      zh: "这个卡盒里手动添加的卡片已满 2000 张，请换一个卡盒。",
      en: "This box already holds 2,000 cards added by hand. Use another box.",
    },
  },
  boxBusy: {
    code: 41013,
    httpStatus: 409,
    message: {
      zh: "这个卡盒正在处理中，请等它完成后再试。",
      en: "This card box is being processed. Try again when it is finished.",
    },
  },
  undoExpired: {
    code: 41014,
    httpStatus: 409,
    message: {
      zh: "已经过了可以撤销的时间。",
      en: "It is too late to undo this.",
    },
  },
  sectionEmpty: {
    code: 41015,
    httpStatus: 409,
    message: {
      zh: "这一节里没有可以做成卡片的内容，原有卡片没有改动。",
      en: "Nothing in this section could be made into cards. The cards you have were not changed.",
    },
  },
  demoFileTooLarge: {
    code: 41016,
    httpStatus: 413,
    message: {
      zh: "试用文件不能超过 1MB。请换一份小文件，或登录后上传最大 10MB 的文件。",
      en: "The demo takes files up to 1MB. Use a smaller file, or sign in to upload up to 10MB.",
    },
  },
  documentUnreadable: {
    code: 41017,
    httpStatus: 422,
    message: {
      zh: "这份文件读不出内容，请换一份文件。",
      en: "This file could not be read. Please try another one.",
    },
  },
  busy: {
    code: 41018,
    httpStatus: 503,
    message: {
      zh: "现在试用的人太多，请过一分钟再试。",
      en: "The demo is busy right now. Try again in a minute.",
    },
  },
  wrongPassword: {
    code: 41019,
    httpStatus: 403,
    message: { zh: "密码不对，请重新输入。", en: "The password is wrong. Please enter it again." },
  },
  passwordRefused: {
    code: 41020,
    httpStatus: 400,
    message: {
      zh: "这个密码太容易被猜到。请至少用 10 个字符，避开常见密码，也不要用自己的邮箱或称呼。",
      en: "This password is too easy to guess. Use at least 10 characters, no common password, and not your e-mail or name.",
    },
  },
  timeZoneUnknown: {
    code: 41021,
    httpStatus: 400,
    message: {
      zh: "无法识别你设备的时区，请检查系统设置后重试。",
      en: "Your device's time zone was not recognised. Check its settings and try again.",
    },
  },
  reviewNotFound: {
    code: 41022,
    httpStatus: 404,
    message: {
      zh: "没有可以撤销的答题记录。",
      en: "There is no answer to undo.",
    },
  },
  passwordElsewhere: {
    code: 41023,
    httpStatus: 409,
    message: {
      zh: "这个账号的密码由登录服务管理，请到登录服务的页面修改。",
      en: "Your sign-in service keeps this account's password. Change it on that service's pages.",
    },
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ApiErrorName = keyof typeof apiErrors;

/** The error with this envelope code, or undefined for a code this version does not know. */
export function errorNameOf(code: number): ApiErrorName | undefined {
  const names = Object.keys(apiErrors) as ApiErrorName[];
  return names.find((name) => apiErrors[name].code === code);
}
