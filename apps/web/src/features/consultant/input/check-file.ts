import { fileTooLarge, fileTypes, largestFile, unsupportedFile } from "@throughline/domain/consultant/upload";
import { formatCount } from "../../../format/count.ts";

/** What the file dialog offers; `.jpg` is how most JPEG files end. */
export const acceptedFiles = [...fileTypes, "jpg"].map((ending) => `.${ending}`).join(",");

const endings = new Set<string>([...fileTypes, "jpg"]);

/** Why a file cannot be sent, as a sentence; null when it can. Its content is judged by the server. */
export function fileProblem({ name, size, type }: Pick<File, "name" | "size" | "type">): string | null {
	const ending = name.includes(".") ? (name.split(".").at(-1) ?? "").toLowerCase() : "";
	// What is pasted from the clipboard has a type, and not always an ending.
	const isKnown = endings.has(ending) || (ending === "" && /^image\/(?:png|jpeg|gif|webp)$/.test(type));
	if (!isKnown) return unsupportedFile;
	if (size > largestFile) return fileTooLarge(size);
	if (size === 0) return "This file is empty";
	return null;
}

/** A file's size for people: "830 KB", "12.4 MB". */
export function fileSize(bytes: number): string {
	if (bytes < 1024) return `${bytes} bytes`;
	if (bytes < 1024 * 1024) return `${formatCount(Math.round(bytes / 1024))} KB`;
	return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
