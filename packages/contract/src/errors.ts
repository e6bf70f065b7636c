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
} as const satisfies Record<string, ErrorDefinition>;

export type ApiErrorName = keyof typeof apiErrors;

/** The error with this envelope code, or undefined for a code this version does not know. */
export function errorNameOf(code: number): ApiErrorName | undefined {
  const names = Object.keys(apiErrors) as ApiErrorName[];
  return names.find((name) => apiErrors[name].code === code);
}
