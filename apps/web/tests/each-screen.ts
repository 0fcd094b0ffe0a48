import "./built-react.ts";
import "./cheap-rendering.ts";
import "./plain-icons.ts";
import { cleanup, configure } from "@testing-library/react";
import { dismissToast } from "@throughline/ui/toast";
import { afterEach, vi } from "vitest";
import { stubBrowser } from "./browser-stubs.ts";

// Vitest runs this before each file of screens. They share the modules of their process, and with them what the app
// keeps in memory: each test leaves it as a page that was just opened.
stubBrowser();
// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

const [
	{ connectivity },
	{ queryClient },
	{ shellWindow, sidebarOpen },
	{ selectProgram },
	{ takenBackHere },
] = await Promise.all([
	import("../src/api/connectivity.ts"),
	import("../src/api/query-client.ts"),
	import("../src/shell/shell-state.ts"),
	import("../src/workspace/program/selected-program.ts"),
	import("../src/workspace/undo/undo.ts"),
]);

afterEach(() => {
	cleanup();
	// Charts leave the last text that they measured.
	document.body.replaceChildren();
	dismissToast();
	queryClient.clear();
	selectProgram("");
	connectivity.set("reachable");
	shellWindow.set(null);
	sidebarOpen.set(false);
	// Each fake server counts its requests anew.
	takenBackHere.set(new Set());
	localStorage.clear();
	sessionStorage.clear();
	// As if another tab had cleared it: what was read of the storage is read again.
	window.dispatchEvent(new StorageEvent("storage", { key: null }));
});
