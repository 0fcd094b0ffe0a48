/** What an item of a list begins with: a bullet, a number, a letter, a box. */
export const itemMark =
	/^(?:[-–—•*▪◦·●○■□►➢→✓✗]+|\(?\d{1,2}(?:\.\d{1,2})*[.)/]|\d{1,2}(?:\.\d{1,2})+|\(?[a-zA-Z][.)]|\[[ xX]\]|#\d{1,4}|[A-H](?=\s{2,})|[A-Z]\d{1,2}(?=\s{1,3}\S)(?!\s\d))\s+/u;

/** A line drawn with signs. */
export const ruleMark = /^[-=_*~–—]{2,}$/;
