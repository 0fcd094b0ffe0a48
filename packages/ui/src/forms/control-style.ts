/** The frame that every text-like control shares: 32 px, hairline of 3:1, ring when focused, red when invalid. */
export const controlStyle = [
	"control-box min-w-0 rounded-md border border-line-control bg-card text-body text-ink",
	"transition-[border-color,box-shadow] duration-120",
	"hover:border-ink-faint",
	"focus-visible:border-ring focus-visible:outline-1 focus-visible:outline-offset-0",
	"aria-invalid:border-critical-solid aria-invalid:focus-visible:outline-critical-solid",
	"disabled:cursor-not-allowed disabled:border-line disabled:bg-inset disabled:text-ink-faint",
].join(" ");

/** The floating panel of a menu, select, popover or palette. */
export const panelStyle =
	"z-75 overflow-hidden rounded-lg bg-raised text-ink shadow-float outline-none opened:animate-pop-in closed:animate-fade-out";

/** One line in such a panel. */
export const optionStyle = [
	"relative flex min-h-8 thumb:min-h-11 cursor-default select-none items-center gap-2 rounded-sm px-2 py-1 text-body outline-none",
	"data-highlighted:bg-hover data-highlighted:text-ink-strong data-disabled:text-ink-faint data-disabled:opacity-60",
	"forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-offset-[-2px]",
].join(" ");

/** The closed select. */
export const selectStyle = `${controlStyle} flex items-center justify-between gap-2 pr-2 pl-2.5 text-left`;
