import { download, fileName } from "../files/download.ts";

const drawn = [
	"fill",
	"fill-opacity",
	"stroke",
	"stroke-width",
	"stroke-dasharray",
	"stroke-opacity",
	"opacity",
	"font-family",
	"font-size",
	"font-weight",
	"font-variant-numeric",
	"text-anchor",
];

/** The chart as one file of its own: what style sheets and tokens gave it is written into its elements. */
function standaloneSvg(svg: SVGSVGElement): string {
	const copy = svg.cloneNode(true) as SVGSVGElement;
	const sources = [svg, ...svg.querySelectorAll("*")];
	const targets = [copy, ...copy.querySelectorAll("*")];
	sources.forEach((source, index) => {
		const target = targets[index];
		const style = getComputedStyle(source);
		for (const name of drawn) {
			const value = style.getPropertyValue(name);
			if (value) target?.setAttribute(name, value);
		}
		target?.removeAttribute("class");
	});
	const background = document.createElementNS("http://www.w3.org/2000/svg", "rect");
	background.setAttribute("width", "100%");
	background.setAttribute("height", "100%");
	background.setAttribute("fill", getComputedStyle(svg).getPropertyValue("--card"));
	copy.prepend(background);
	copy.removeAttribute("aria-hidden");
	copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
	return new XMLSerializer().serializeToString(copy);
}

export function downloadSvg(svg: SVGSVGElement, title: string) {
	download(fileName(title, "svg"), standaloneSvg(svg), "image/svg+xml");
}

/** Twice the size on screen, for print. Rejects if the browser cannot draw it. */
export async function downloadPng(svg: SVGSVGElement, title: string) {
	const width = svg.clientWidth;
	const height = svg.clientHeight;
	const image = new Image(width, height);
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(svg))}`;
	await image.decode();
	const canvas = document.createElement("canvas");
	canvas.width = width * 2;
	canvas.height = height * 2;
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
	if (!blob) throw new Error("The chart could not be drawn as an image.");
	download(fileName(title, "png"), blob);
}
