/** A line of a menu of the shell; as high as a thumb needs it on small screens. */
export const entryLook =
	"focus-inset flex h-11 w-full items-center gap-2.5 rounded-md px-2 text-left text-body text-ink hover:bg-hover md:h-8 [&_svg]:text-ink-faint";
