import {files, folders} from '../../config/server-only'

/**
 * Whether a file of the build is for the server only, also as source map, licence or compressed: `ssr.js.map`,
 * `ssr.js.br`.
 */
export const isServerOnly = (pathInBuild: string): boolean => {
    const path = pathInBuild.toLowerCase()
    return (
        files.some((file) => path === file || path.startsWith(`${file}.`)) ||
        folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
    )
}
