/** A control's height: for a thumb where the screen is small. */
export const touchHeight = "max-lg:h-11! max-lg:min-w-11";
