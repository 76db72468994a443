import {isLoginPath, returnPath} from './login-path'

test.each`
    path                            | login
    ${'/login'}                     | ${true}
    ${'/login/'}                    | ${true}
    ${'/es-US/login'}               | ${true}
    ${'/any/page/login'}            | ${true}
    ${'/LOGIN'}                     | ${true}
    ${'/es-us/Login/'}              | ${true}
    ${'/%6cogin'}                   | ${true}
    ${'//login//'}                  | ${true}
    ${'/login%20'}                  | ${true}
    ${'/login?return=/account'}     | ${true}
    ${'/'}                          | ${false}
    ${'/login/help'}                | ${false}
    ${'/prelogin'}                  | ${false}
    ${'/service-failure-login'}     | ${false}
    ${'/account?return=/login'}     | ${false}
    ${'/api/scapi/oauth2/login'}    | ${false}
    ${'/mobify/slas/private/login'} | ${false}
    ${'/api/login'}                 | ${false}
    ${'//api/login'}                | ${false}
`('$path is of a login page: $login [ROUTE-011] [AUTH-017] (D-22)', ({path, login}) => {
    expect(isLoginPath(path)).toBe(login)
})

test.each`
    target                         | path
    ${'/account/orders?page=2'}    | ${'/account/orders?page=2'}
    ${'/es-US/cart#lines'}         | ${'/es-US/cart#lines'}
    ${'/'}                         | ${'/'}
    ${undefined}                   | ${undefined}
    ${null}                        | ${undefined}
    ${''}                          | ${undefined}
    ${'account'}                   | ${undefined}
    ${'//evil.example'}            | ${undefined}
    ${'/\\evil.example'}           | ${undefined}
    ${'/\t/evil.example'}          | ${undefined}
    ${'https://evil.example/'}     | ${undefined}
    ${'javascript:alert(1)'}       | ${undefined}
    ${'/login'}                    | ${undefined}
    ${'/es-US/login?return=/cart'} | ${undefined}
    ${'/Login'}                    | ${undefined}
    ${'/%4cogin?return=/cart'}     | ${undefined}
    ${'/login%20/'}                | ${undefined}
    ${'/api/ssologin/callback'}    | ${undefined}
    ${'/api/scapi/x'}              | ${undefined}
    ${'/callback'}                 | ${undefined}
    ${'/apiary'}                   | ${'/apiary'}
    ${'/help/callback'}            | ${'/help/callback'}
    ${'/API/ssologin/end'}         | ${undefined}
    ${'/Mobify/proxy/api/x'}       | ${undefined}
    ${'/CALLBACK?code=1'}          | ${undefined}
    ${'/%61pi/ssologin/end'}       | ${undefined}
    ${'/%2561pi/ssologin/end'}     | ${undefined}
    ${'/es-US%2f..%2fapi/x'}       | ${undefined}
    ${'/x%5c..%5capi'}             | ${undefined}
    ${'/x/../api/ssologin/end'}    | ${undefined}
    ${'/x/%2e%2e/api'}             | ${undefined}
    ${'/./api/x'}                  | ${undefined}
    ${'/account/..'}               | ${undefined}
    ${'/account/.'}                | ${undefined}
    ${'/x%09y'}                    | ${undefined}
    ${'/x%'}                       | ${undefined}
    ${'/search?q=50%25&p=a/../b'}  | ${'/search?q=50%25&p=a/../b'}
    ${'/c/caf%C3%A9'}              | ${'/c/caf%C3%A9'}
    ${'/c/x%252520y'}              | ${'/c/x%252520y'}
    ${'/c/x%25252520y'}            | ${undefined}
    ${'/cart?a=\\evil.example'}    | ${undefined}
    ${'/cart?a=\t'}                | ${undefined}
`('a sign-in that came with $target returns to $path (G-30)', ({target, path}) => {
    expect(returnPath(target)).toBe(path)
})
