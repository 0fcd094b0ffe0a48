import { vi } from "vitest";

// A second is Vitest's own limit for what is waited for, and little on a loaded machine.
const { waitFor } = vi;
vi.waitFor = (callback, options = 30_000) => waitFor(callback, options);
