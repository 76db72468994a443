/** Whether a path below the project's root is a test, or a helper that only tests use. */
export const isTestFile = (path: string): boolean =>
    /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
