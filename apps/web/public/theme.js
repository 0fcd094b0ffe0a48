// Sets the theme before the first paint. A file of its own: the content security policy allows no inline script.
(() => {
	let choice = null;
	try {
		choice = localStorage.getItem("theme");
	} catch {
		// Storage is blocked: the system's theme it is.
	}
	const dark =
		choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
	document.documentElement.classList.toggle("dark", dark);
	const colour = document.querySelector('meta[name="theme-color"]');
	if (dark && colour) colour.setAttribute("content", "#0b1117");
})();
