import js from '@eslint/js'
import formatjs from 'eslint-plugin-formatjs'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import {tsImport} from 'tsx/esm/api'
import tseslint from 'typescript-eslint'
import {
    ASSERTED,
    FREE_LENGTH,
    KIT_INSISTS,
    PAGE,
    TESTS,
    TYPESCRIPT
} from './scripts/lint/config/file-lists.mjs'
import {correctness, sizes, typed, typescript} from './scripts/lint/config/rule-sets.mjs'

const {housePlugin} = await tsImport('./scripts/lint/house-plugin.ts', import.meta.url)

export default tseslint.config(
    {
        ignores: [
            'node_modules/',
            'build/',
            '**/dist/',
            '.cache/',
            '.sandbox/',
            'test-results/',
            'playwright-report/',
            'coverage/',
            'app/static/',
            // Business Manager's own file names.
            'deploy/page-designer/'
        ]
    },
    {linterOptions: {reportUnusedDisableDirectives: 'error'}},
    js.configs.recommended,
    {
        files: ['**/*.{js,mjs,ts,tsx}'],
        plugins: {house: housePlugin},
        rules: {
            ...sizes,
            ...correctness,
            'house/file-name': 'error',
            'house/layers': 'error',
            'house/no-literal-spread': 'error',
            'house/retired-names': 'error'
        }
    },
    {
        files: TYPESCRIPT,
        extends: [tseslint.configs.strict, tseslint.configs.stylistic],
        languageOptions: {
            parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}
        },
        rules: {...typescript, ...typed, 'house/packages': 'error'}
    },
    {
        // PWA Kit reads these as they stand, before any compiler: plain Node with plain rules.
        files: ['**/*.{js,mjs}'],
        languageOptions: {globals: {process: 'readonly', console: 'readonly', URL: 'readonly'}},
        rules: {'@typescript-eslint/no-require-imports': 'off'}
    },
    {
        files: ['**/*.js'],
        languageOptions: {
            globals: {
                require: 'readonly',
                module: 'writable',
                __dirname: 'readonly',
                self: 'readonly'
            }
        }
    },
    {
        files: ['bench/*/probe.js'],
        languageOptions: {
            globals: {
                window: 'readonly',
                document: 'readonly',
                performance: 'readonly',
                requestAnimationFrame: 'readonly',
                setTimeout: 'readonly',
                MutationObserver: 'readonly',
                PerformanceObserver: 'readonly'
            }
        }
    },
    {
        files: ['**/*.tsx'],
        extends: [jsxA11y.flatConfigs.strict],
        plugins: {formatjs, 'react-hooks': reactHooks},
        rules: {
            ...reactHooks.configs['recommended-latest'].rules,
            'react-hooks/exhaustive-deps': 'error',
            'max-lines-per-function': ['error', 80],
            'house/component-size': 'error',
            'house/no-literal-style': 'error'
        }
    },
    {
        files: PAGE,
        plugins: {formatjs, 'react-hooks': reactHooks},
        rules: {
            'react-hooks/rules-of-hooks': 'error',
            'react-hooks/exhaustive-deps': 'error',
            'formatjs/enforce-default-message': ['error', 'literal'],
            'formatjs/enforce-placeholders': 'error',
            'formatjs/enforce-plural-rules': ['error', {other: true}],
            'formatjs/no-invalid-icu': 'error',
            'house/no-literal-text': 'error',
            'formatjs/no-multiple-whitespaces': 'error',
            'formatjs/no-offset': 'error',
            'formatjs/no-useless-message': 'error',
            'formatjs/prefer-pound-in-plural': 'error',
            'no-restricted-syntax': [
                'error',
                {
                    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
                    message: 'Only ui/ writes HTML, after cleaning it.'
                },
                {
                    selector: 'TSEnumDeclaration',
                    message: 'Write a union of words.'
                }
            ]
        }
    },
    {files: ['{app,overrides/app}/ui/**'], rules: {'no-restricted-syntax': 'off'}},
    {files: ['{app,overrides/app}/ui/theme/**'], rules: {'house/no-literal-style': 'off'}},
    {files: ['app/domain/**'], rules: {'house/no-clock': 'error'}},
    {files: ['{app,overrides/app}/**'], ignores: TESTS, rules: {'house/state-home': 'error'}},
    // What the oldest browsers that the shop supports cannot run would break a page in them (D-51).
    {
        files: ['{app,overrides/app}/**'],
        ignores: TESTS,
        rules: {'house/supported-browsers': 'error'}
    },
    // A browser may refuse its storages, or be full: one adapter knows what to do then (D-51).
    {
        files: ['{app,overrides/app}/**'],
        ignores: [...TESTS, 'app/lib/browser/browser-storage.ts'],
        rules: {
            'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
            'no-restricted-properties': [
                'error',
                ...['localStorage', 'sessionStorage'].map((property) => ({
                    property,
                    message: 'Use app/lib/browser/browser-storage.ts.'
                }))
            ]
        }
    },
    {
        files: TESTS,
        rules: {
            'house/honest-tests': 'error',
            'house/component-size': 'off',
            'house/no-literal-style': 'off',
            'house/no-literal-text': 'off',
            '@typescript-eslint/no-empty-function': 'off',
            'no-param-reassign': 'off',
            complexity: 'off',
            'max-lines': ['error', 300],
            'max-lines-per-function': 'off',
            // The cells of a table test are `any` by jest's own types.
            '@typescript-eslint/no-unsafe-argument': 'off',
            '@typescript-eslint/no-unsafe-assignment': 'off',
            '@typescript-eslint/no-unsafe-call': 'off',
            '@typescript-eslint/no-unsafe-member-access': 'off',
            '@typescript-eslint/no-unsafe-return': 'off'
        }
    },
    {
        files: [
            'server/**',
            'scripts/**',
            'bench/**',
            'sandbox/main.ts',
            'sandbox/create-sandbox.ts',
            'sandbox/tests/process/kill-rounds.ts'
        ],
        rules: {'no-console': 'off'}
    },
    // Playwright reads from the pattern that a fixture needs no other.
    {
        files: ['tests/e2e/support/**'],
        rules: {'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}]}
    },
    {files: KIT_INSISTS, rules: {'no-restricted-exports': 'off'}},
    {files: FREE_LENGTH, rules: {'max-lines': 'off'}},
    // Each optional field of the wire is a branch to this rule, though not to a reader.
    {files: ['**/to-*.ts', 'app/commerce/stores/store.ts'], rules: {complexity: ['error', 20]}},
    // The document writes the page's state and styles, which it has made itself.
    {files: ['app/shell/document.tsx'], rules: {'no-restricted-syntax': 'off'}},
    // The one link of the shop: its content comes with its props.
    {files: ['app/routing/links/link.tsx'], rules: {'jsx-a11y/anchor-has-content': 'off'}},
    // A missing translation is a warning in development [I18N-010].
    {files: ['app/shell/messages-provider.tsx'], rules: {'no-console': 'off'}},
    {
        files: ASSERTED,
        rules: {
            '@typescript-eslint/consistent-type-assertions': 'off',
            '@typescript-eslint/no-unsafe-argument': 'off',
            '@typescript-eslint/no-unsafe-assignment': 'off',
            '@typescript-eslint/no-unsafe-member-access': 'off',
            '@typescript-eslint/no-unsafe-return': 'off'
        }
    }
)
