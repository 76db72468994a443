import {safeRedirect} from './safe-redirect'

const HOSTS = ['www.homeward.test', 'pay.homeward.test:8443']

test.each`
    target                                            | leads
    ${'/'}                                            | ${'/'}
    ${'/cart'}                                        | ${'/cart'}
    ${'/c/furniture?refine=brand%3DLG&offset=25#top'} | ${'/c/furniture?refine=brand%3DLG&offset=25#top'}
    ${'/search?q=a%2F%2Fb'}                           | ${'/search?q=a%2F%2Fb'}
    ${'/search?next=https://evil.test'}               | ${'/search?next=https://evil.test'}
    ${'/c/../cart'}                                   | ${'/cart'}
    ${'/c/f%C3%BCr'}                                  | ${'/c/f%C3%BCr'}
    ${'/sofa:bed'}                                    | ${'/sofa:bed'}
    ${'https://www.homeward.test/help'}               | ${'https://www.homeward.test/help'}
    ${'HTTPS://WWW.HOMEWARD.TEST/help'}               | ${'https://www.homeward.test/help'}
    ${'http://www.homeward.test'}                     | ${'http://www.homeward.test/'}
    ${'https://pay.homeward.test:8443/a'}             | ${'https://pay.homeward.test:8443/a'}
`('$target leads to $leads (D-12)', ({target, leads}) => {
    expect(safeRedirect(target, HOSTS)).toBe(leads)
})

test.each`
    situation                         | target
    ${'nothing'}                      | ${undefined}
    ${'null'}                         | ${null}
    ${'an empty text'}                | ${''}
    ${'a host without protocol'}      | ${'//evil.test'}
    ${'three slashes'}                | ${'///evil.test'}
    ${'a backslash'}                  | ${'/\\evil.test'}
    ${'two backslashes'}              | ${'\\\\evil.test'}
    ${'a backslash further on'}       | ${'/a\\..\\\\evil.test'}
    ${'a tab between slashes'}        | ${'/\t/evil.test'}
    ${'a line end between slashes'}   | ${'/\n/evil.test'}
    ${'a tab before'}                 | ${'\t//evil.test'}
    ${'a space before'}               | ${' //evil.test'}
    ${'a space after'}                | ${'/cart '}
    ${'a NUL'}                        | ${'/\u0000/evil.test'}
    ${'a DEL'}                        | ${'/\u007f/evil.test'}
    ${'an invisible space'}           | ${'/\u200b/evil.test'}
    ${'a direction mark'}             | ${'/\u202etset.live'}
    ${'an encoded slash'}             | ${'/%2fevil.test'}
    ${'encoded slashes'}              | ${'/%2F%2Fevil.test'}
    ${'slashes encoded twice'}        | ${'/%252F%252Fevil.test'}
    ${'an encoded backslash'}         | ${'/%5cevil.test'}
    ${'an encoded tab'}               | ${'/%09/evil.test'}
    ${'an encoded line end'}          | ${'/a%0d%0aSet-Cookie:x=y'}
    ${'a broken encoding'}            | ${'/%E0%A4%A'}
    ${'dots that leave slashes'}      | ${'/.//evil.test'}
    ${'dots that go up to slashes'}   | ${'/a/..//evil.test'}
    ${'encoded dots that do'}         | ${'/a/%2e%2e//evil.test'}
    ${'script'}                       | ${'javascript:alert(1)'}
    ${'script in capitals'}           | ${'JaVaScRiPt:alert(1)'}
    ${'script after a slash'}         | ${'javascript://www.homeward.test/%0aalert(1)'}
    ${'script with a tab'}            | ${'java\tscript:alert(1)'}
    ${'data'}                         | ${'data:text/html,<script>alert(1)</script>'}
    ${'a blob'}                       | ${'blob:https://www.homeward.test/1'}
    ${'a file'}                       | ${'file:///etc/passwd'}
    ${'mail'}                         | ${'mailto:a@b.test'}
    ${'another host'}                 | ${'https://evil.test/'}
    ${'a host that ends alike'}       | ${'https://evilwww.homeward.test/'}
    ${'a host that begins alike'}     | ${'https://www.homeward.test.evil.test/'}
    ${'a host below ours'}            | ${'https://x.www.homeward.test/'}
    ${'our host with a dot'}          | ${'https://www.homeward.test./'}
    ${'our host as a name'}           | ${'https://www.homeward.test@evil.test/'}
    ${'a name before our host'}       | ${'https://me@www.homeward.test/'}
    ${'a password before our host'}   | ${'https://me:pw@www.homeward.test/'}
    ${'our host, another port'}       | ${'https://www.homeward.test:81/'}
    ${'our other host without port'}  | ${'https://pay.homeward.test/'}
    ${'one slash after the protocol'} | ${'https:/www.homeward.test/'}
    ${'no slash after the protocol'}  | ${'https:www.homeward.test'}
    ${'three slashes after it'}       | ${'https:///www.homeward.test/'}
    ${'backslashes after it'}         | ${'https:\\\\www.homeward.test'}
    ${'a protocol without host'}      | ${'https://'}
    ${'a host that cannot be'}        | ${'https://a b/'}
    ${'another protocol'}             | ${'ftp://www.homeward.test/'}
    ${'a path without slash'}         | ${'cart'}
    ${'a path that goes up'}          | ${'../cart'}
    ${'a query only'}                 | ${'?a=b'}
    ${'a text without end'}           | ${`/${'a'.repeat(2048)}`}
`('$situation leads nowhere (D-12)', ({target}) => {
    expect(safeRedirect(target, HOSTS)).toBeUndefined()
})

test('without a list no absolute address is followed', () => {
    expect(safeRedirect('https://www.homeward.test/')).toBeUndefined()
})
