import {TSESLint} from '@typescript-eslint/utils'
import {parser} from 'typescript-eslint'

const linter = new TSESLint.Linter({configType: 'flat', cwd: '/'})

type Rule = TSESLint.RuleModule<string>

/** The message ids that one rule reports for a file; empty for code that it accepts. */
export const problemsIn = (rule: Rule, path: string, code: string): string[] => {
    const config: TSESLint.FlatConfig.Config = {
        files: ['**/*.{js,ts,tsx}'],
        plugins: {house: {rules: {rule}}},
        rules: {'house/rule': 'error'},
        languageOptions: {parser, parserOptions: {ecmaFeatures: {jsx: path.endsWith('x')}}}
    }
    return linter
        .verify(code, config, `/${path}`)
        .map(({messageId, message}) => messageId ?? message)
}
