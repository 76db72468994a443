/** The secret that the bench's shop and its caches share (`FRONT_CACHE_WORD`). */
export const benchWord = 'a-word-for-the-bench-alone'
