import {files, folders} from '../../config/server-only'

/** Whether only the server may read a file of the build, also as a map, a licence or compressed: `ssr.js.map`, `ssr.js.br`. */
export const isServerOnly = (pathInBuild: string): boolean => {
    const path = pathInBuild.toLowerCase()
    return (
        files.some((file) => path === file || path.startsWith(`${file}.`)) ||
        folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
    )
}
