import {parse} from '@formatjs/icu-messageformat-parser'
import type {CompiledMessages} from '@app/shell/texts/messages'

/** Texts as the build compiles them. */
export const compileMessages = (texts: unknown): CompiledMessages =>
    Object.fromEntries(Object.entries(Object(texts)).map(([id, text]) => [id, parse(String(text))]))
