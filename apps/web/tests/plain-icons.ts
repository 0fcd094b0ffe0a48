import { createRequire } from "node:module";
import { createElement, type ForwardedRef, type SVGProps } from "react";

type IconProps = Omit<SVGProps<SVGSVGElement>, "ref"> & {
	size?: number;
	absoluteStrokeWidth?: boolean;
	nonScalingStroke?: boolean;
};
type IconRender = (props: IconProps, ref: ForwardedRef<SVGSVGElement>) => unknown;

const isNamed = (attributes: object) =>
	Object.keys(attributes).some((name) => /^(?:aria-|role$|title$)/.test(name));

// No test looks at an icon's lines, which are a third of all that a page draws: it is there, with its name and its class.
const plain: IconRender = ({ size: _, absoluteStrokeWidth: _a, nonScalingStroke: _n, ...attributes }, ref) =>
	createElement("svg", { "aria-hidden": isNamed(attributes) ? undefined : true, ...attributes, ref });

const icons: Record<string, { render?: IconRender }> = createRequire(import.meta.url)("lucide-react");
for (const icon of Object.values(icons)) if (icon.render) icon.render = plain;
