import { asPicture } from "@throughline/ui/medium";
import { fontFaces, pageStyles } from "./page-styles.ts";

/** What browsers can draw at most, in pixels of the picture (16,384 a side in Chrome and Firefox, an area in Safari). */
const longestSide = 16_000;
const largestArea = 64_000_000;

/**
 * What an element holds now, as PNG: all rows of its tables and charts, as far as a picture holds them, at twice its size
 * on screen or as large as a browser can draw.
 */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
	const width = element.offsetWidth;
	const copy = await asPicture(() => copyOf(element));
	const height = heightOf(copy, width);
	const [image, fonts] = [new Image(), await fontFaces()];
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(copy, { width, height, fonts }))}`;
	await image.decode();
	const scale = Math.min(2, longestSide / Math.max(width, height), Math.sqrt(largestArea / (width * height)));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(width * scale);
	canvas.height = Math.round(height * scale);
	const context = canvas.getContext("2d");
	if (!context) throw new Error("This browser could not draw a picture.");
	context.fillStyle = getComputedStyle(document.body).backgroundColor;
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.scale(scale, scale);
	context.drawImage(image, 0, 0);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
	if (!blob) throw new Error("This screen is too large for a picture.");
	return blob;
}

/** A copy that looks the same without its page: what was typed is written into it, and it fetches nothing. */
function copyOf(element: HTMLElement): HTMLElement {
	const copy = element.cloneNode(true) as HTMLElement;
	const typed = copy.querySelectorAll<HTMLInputElement>("input");
	for (const [place, { value }] of [...element.querySelectorAll("input")].entries())
		typed[place]?.setAttribute("value", value);
	for (const image of copy.querySelectorAll("img")) image.remove();
	const page = document.createElement("div");
	page.dataset.medium = "picture";
	page.append(copy);
	return page;
}

/** How high it is, found out beside the page. */
function heightOf(copy: HTMLElement, width: number): number {
	const host = document.createElement("div");
	host.inert = true;
	host.style.cssText = `position: fixed; inset: 0 auto auto -99999px; inline-size: ${width}px; visibility: hidden`;
	host.append(copy);
	document.body.append(host);
	const height = copy.scrollHeight;
	host.remove();
	return height;
}

type Size = { width: number; height: number; fonts: string };

/** The copy as a picture of its own, with all styles of the page. As wide as the window, whose width styles look at. */
function svgOf(copy: HTMLElement, { width, height, fonts }: Size): string {
	const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
	svg.setAttribute("width", String(Math.max(window.innerWidth, width)));
	svg.setAttribute("height", String(height));
	const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
	style.textContent = `${fonts}\n${pageStyles()}`;
	const inside = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
	inside.setAttribute("width", String(width));
	inside.setAttribute("height", String(height));
	const body = document.createElement("body");
	body.className = document.body.className;
	body.style.margin = "0";
	body.append(copy);
	// What styles say of the page's own elements holds for it, too.
	const page = document.documentElement.cloneNode() as Element;
	page.append(body);
	inside.append(page);
	svg.append(style, inside);
	return new XMLSerializer().serializeToString(svg);
}
