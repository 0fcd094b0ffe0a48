/** All rules of the page's style sheets but its fonts. */
export function pageStyles(): string {
	return rules()
		.filter((rule) => !(rule instanceof CSSFontFaceRule))
		.map(({ cssText }) => cssText)
		.join("\n");
}

let fonts: Promise<string> | null = null;

/** The fonts of the page with all that they are made of: a picture fetches nothing. Read once. */
export function fontFaces(): Promise<string> {
	fonts ??= Promise.all(rules().map(inlined)).then((faces) => faces.join("\n"));
	return fonts;
}

function rules(): CSSRule[] {
	return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
}

async function inlined(rule: CSSRule): Promise<string> {
	if (!(rule instanceof CSSFontFaceRule)) return "";
	const address = /url\("([^"]+)"\)/.exec(rule.cssText)?.[1];
	if (address === undefined) return rule.cssText;
	const base = rule.parentStyleSheet?.href ?? location.href;
	const answer = await fetch(new URL(address, base));
	if (!answer.ok) return "";
	// A picture is drawn once: nothing stands in for its fonts meanwhile.
	const face = rule.cssText.replace("font-display: swap", "font-display: block");
	return face.replace(address, await asDataAddress(await answer.blob()));
}

function asDataAddress(blob: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(blob);
	});
}
