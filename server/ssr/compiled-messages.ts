import {readFileSync} from 'node:fs'
import path from 'node:path'
import type {CompiledMessages} from '@app/shell/messages-provider'

/** A language's texts as the build compiled them [I18N-007, I18N-008]. Throws where the build has none. */
export const compiledMessages = (folder: 'app' | 'build', locale: string): CompiledMessages => {
    const built = path.resolve(folder, 'static/translations/compiled', `${locale}.json`)
    const parsed: CompiledMessages = JSON.parse(readFileSync(built, 'utf8'))
    return parsed
}
