import {relative, sep} from 'node:path'

/** The linted file's path below the project's root, with forward slashes. */
export const projectPath = ({cwd, filename}: {cwd: string; filename: string}): string =>
    relative(cwd, filename).split(sep).join('/')
