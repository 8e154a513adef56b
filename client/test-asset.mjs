/** Stands for stylesheets and pictures under Jest: every class is its own name. */
export default new Proxy({}, { get: (_target, name) => String(name) });
