// Merged into the browser's own type, which only an interface can be.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface Window {
    /** The kit's own flag: true from the start of a page's script to its first commit. */
    __HYDRATING__?: boolean
    /** The texts of a page's language, where that is not the code's own; nothing where they could not be had. */
    shopTexts?: Promise<import('../app/shell/messages-provider').CompiledMessages | undefined>
}
