export const sizes = {
    complexity: ['error', 10],
    'max-depth': ['error', 3],
    'max-params': ['error', 4],
    'max-lines': ['error', 400],
    'max-lines-per-function': ['error', 60]
}

export const correctness = {
    eqeqeq: ['error', 'always', {null: 'ignore'}],
    'no-console': 'error',
    'no-implicit-coercion': ['error', {boolean: false, disallowTemplateShorthand: true}],
    'no-param-reassign': 'error',
    'no-var': 'error',
    'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx', 'hack']}],
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'no-restricted-exports': [
        'error',
        {restrictDefaultExports: {direct: true, named: true, defaultFrom: true, namedFrom: true}}
    ]
}

/** Rules that use type information: each finds problems that no other rule can. */
export const typed = {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-base-to-string': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-for-in-array': 'error',
    '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
    '@typescript-eslint/no-unsafe-argument': 'error',
    '@typescript-eslint/no-unsafe-assignment': 'error',
    '@typescript-eslint/no-unsafe-call': 'error',
    '@typescript-eslint/no-unsafe-member-access': 'error',
    '@typescript-eslint/no-unsafe-return': 'error',
    '@typescript-eslint/only-throw-error': 'error',
    '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
    '@typescript-eslint/switch-exhaustiveness-check': 'error'
}

export const typescript = {
    '@typescript-eslint/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
    '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
    '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/ban-ts-comment': 'error',
    '@typescript-eslint/no-unused-vars': [
        'error',
        {ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_$'}
    ]
}
