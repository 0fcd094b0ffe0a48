/** Hands the person a file made in the page. */
export function download(name: string, content: Blob | string, type = "text/plain;charset=utf-8") {
	const blob = typeof content === "string" ? new Blob([content], { type }) : content;
	const url = URL.createObjectURL(blob);
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	document.body.append(link);
	link.click();
	link.remove();
	// The click only queues the download: freeing at once would lose it in some browsers.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name that every system takes. */
export function fileName(title: string, extension: string): string {
	const stem = title
		.normalize("NFKD")
		.replace(/[^\w\s-]/g, "")
		.trim()
		.replace(/\s+/g, "-")
		.toLowerCase();
	return `${stem || "export"}.${extension}`;
}
