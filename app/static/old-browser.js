// In the oldest syntax, as it runs where the shop's own scripts cannot: it shows the line that the page has for such browsers
// (D-51). A browser that the shop supports has container queries; whatever has hydrated the page needs no line.
;(function () {
    function isLive() {
        return document.documentElement.hasAttribute('data-live')
    }

    function show() {
        var line = document.getElementById('old-browser')
        if (line && !isLive()) line.removeAttribute('hidden')
    }

    window.addEventListener(
        'error',
        function (event) {
            if (event.message && /SyntaxError|Parse error/i.test(event.message)) show()
        },
        true
    )
    if (window.CSS && CSS.supports && CSS.supports('container-type', 'inline-size')) return
    window.addEventListener('load', function () {
        setTimeout(show, 3000)
    })
})()
