import type { SignInErrorCode } from "@throughline/domain/account/sign-in-error";

/** A sign-in that does not happen. The code reaches the person; the message is for the log and holds no secret. */
export class SignInFailure extends Error {
	readonly code: SignInErrorCode;

	constructor(code: SignInErrorCode, reason: string, cause?: unknown) {
		super(reason, { cause });
		this.name = "SignInFailure";
		this.code = code;
	}
}
