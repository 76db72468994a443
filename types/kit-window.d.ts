// Merged into the browser's own type, which only an interface can be.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface Window {
    /** The kit's own flag: true from the start of a page's script to its first commit. */
    __HYDRATING__?: boolean
}
