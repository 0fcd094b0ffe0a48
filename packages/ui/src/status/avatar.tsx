import { clsx } from "clsx";
import { useState } from "react";

const sizes = { sm: "size-6 text-[0.6875rem]", md: "size-8 text-table", lg: "size-10 text-body" };

export type AvatarProps = {
	/** Who it is; read out unless the same name stands beside it (`decorative`). */
	name: string;
	imageUrl?: string | null;
	/** Shown without an image, or when it does not load: one or two letters. Default: the name's first, else "U". */
	initials?: string;
	size?: "sm" | "md" | "lg";
	decorative?: boolean;
	className?: string;
};

/** A person's picture, else their letter. */
export function Avatar({
	name,
	imageUrl,
	initials,
	size = "md",
	decorative = false,
	className,
}: AvatarProps) {
	const [broken, setBroken] = useState<string | null>(null);
	const letters = initials ?? (name.trim().charAt(0).toUpperCase() || "U");
	const showsImage = imageUrl && imageUrl !== broken;
	return (
		<span
			{...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name || "User" })}
			className={clsx(
				"inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text",
				sizes[size],
				className,
			)}
		>
			{showsImage ? (
				<img
					src={imageUrl}
					alt=""
					referrerPolicy="no-referrer"
					className="size-full object-cover"
					onError={() => setBroken(imageUrl)}
				/>
			) : (
				<span aria-hidden="true">{letters}</span>
			)}
		</span>
	);
}
