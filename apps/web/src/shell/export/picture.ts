/** What browsers can draw at most, in pixels of the picture (16,384 a side in Chrome and Firefox, an area in Safari). */
const longestSide = 16_000;
const largestArea = 64_000_000;

/** What an element shows now, as PNG: at twice its size on screen, or as large as a browser can draw. */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
	const { domToBlob } = await import("modern-screenshot");
	const width = element.scrollWidth;
	const height = element.scrollHeight;
	const scale = Math.min(2, longestSide / Math.max(width, height), Math.sqrt(largestArea / (width * height)));
	return domToBlob(element, {
		type: "image/png",
		scale,
		width,
		height,
		backgroundColor: getComputedStyle(document.body).backgroundColor,
		font: { cssText: fontFaces() },
		onCloneEachNode: withoutScrollbars,
	});
}

/** The fonts of the page, by whole addresses: the library would resolve others by a `base`, which the page's policy forbids. */
function fontFaces(): string {
	return [...document.styleSheets]
		.flatMap((sheet) =>
			[...sheet.cssRules]
				.filter((rule) => rule instanceof CSSFontFaceRule)
				.map(({ cssText }) =>
					cssText.replace(
						/url\("([^"]+)"\)/g,
						(_, url: string) => `url("${new URL(url, sheet.href ?? location.href).href}")`,
					),
				),
		)
		.join("\n");
}

/** Nobody scrolls in a picture. */
function withoutScrollbars(copy: Node): void {
	if (copy instanceof HTMLElement && /auto|scroll/.test(copy.style.overflow)) copy.style.overflow = "hidden";
}
