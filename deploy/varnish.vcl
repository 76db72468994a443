vcl 4.1;

# Varnish in front of the storefront: keys pages on address, language and store, keeps one copy for each encoding that the
# shop has made, serves stale pages while it fetches anew and while the shop is down, and forgets pages by their keys.
# deploy/front-cache.sh fills in the word (FRONT_CACHE_WORD of the shop) and where the shop is, and starts it.

import std;

# Who may purge: the shop's servers, when editors publish (docs/operating.md). Add their addresses if they run elsewhere.
acl purgers { "127.0.0.1"; "::1"; }

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 15s;
    # A shop with all it can do answers late and still answers who checks out: it is not taken for a dead one.
    .probe = { .url = "/readyz"; .interval = 2s; .timeout = 4s; .window = 5; .threshold = 3; }
}

sub vcl_recv {
    # Nobody but this file says what a page is kept under.
    unset req.http.X-Page-Key;
    unset req.http.X-Store-Class;
    unset req.http.X-Front-Cache;
    # Which site a page is of is said by the host, which is in the key.
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Mobify-Request-Class;
    unset req.http.X-Mobify-Querystring;

    if (req.method == "PURGE") {
        if (client.ip !~ purgers) { return (synth(405)); }
        if (req.http.Surrogate-Key ~ "^[A-Za-z0-9/_.%-]+$") {
            ban("obj.http.Surrogate-Key ~ (^|\s)" + req.http.Surrogate-Key + "(\s|$)");
            return (synth(200));
        }
        return (synth(400));
    }
    if (req.method != "GET" && req.method != "HEAD") { return (pass); }
    # For Storefront Preview (docs/operating.md); whoever sends the header then gets past the cache.
    # if (req.http.Sec-Fetch-Dest == "iframe") { return (pass); }
    # No page that is kept is made for a frame.
    unset req.http.Sec-Fetch-Dest;
    if (req.url ~ "^/(api|mobify/(proxy|slas))/" || req.url ~ "^/(healthz|readyz)") { return (pass); }
    if (req.url ~ "^(/es-US)?/(login|my-accounts/resetPassword|callback)") { return (pass); }

    # One copy for each encoding; Varnish itself compresses nothing (http_gzip_support=off).
    if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
    else if (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
    else { unset req.http.Accept-Encoding; }

    # No page depends on where a shopper was sent from, nor on the order of its parameters: the key leaves that out. The shop
    # gets the address as it is: its redirects lead on with all of it, and are private.
    set req.http.X-Page-Key = req.url;
    if (req.url ~ "[?&](utm_[a-z]+|gclid|fbclid|msclkid)=") {
        set req.http.X-Page-Key = regsuball(req.http.X-Page-Key, "([?&])(utm_[a-z]+|gclid|fbclid|msclkid)=[^&]*", "\1");
        set req.http.X-Page-Key = regsuball(req.http.X-Page-Key, "&&+", "&");
        set req.http.X-Page-Key = regsub(req.http.X-Page-Key, "\?&", "?");
        set req.http.X-Page-Key = regsub(req.http.X-Page-Key, "[?&]$", "");
    }
    set req.http.X-Page-Key = std.querysort(req.http.X-Page-Key);

    # Of all cookies a page depends on one: store and zip of it, who gave them left out. Files and pictures depend on none.
    if (req.url !~ "^/mobify/(bundle|caching)/" && req.http.Cookie ~ "(^|;\s*)store=[A-Za-z0-9_-]{0,32}\.[0-9]{5}\.[a-z]{2,6}\s*(;|$)") {
        set req.http.X-Store-Class = regsub(req.http.Cookie,
            "^(?:.*?;\s*)?store=([A-Za-z0-9_-]{0,32}\.[0-9]{5})\.[a-z]{2,6}\s*(?:;.*)?$", "\1");
        set req.http.Cookie = "store=" + req.http.X-Store-Class + ".chosen";
    } else {
        set req.http.X-Store-Class = "none";
        unset req.http.Cookie;
    }
    set req.http.X-Front-Cache = "replace-this-word-with-your-own";
    unset req.http.Authorization;
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.X-Page-Key);
    hash_data(req.http.Host);
    hash_data(req.http.X-Store-Class);
    return (lookup);
}

sub vcl_backend_fetch {
    unset bereq.http.X-Page-Key;
}

sub vcl_backend_response {
    # What the shop cannot answer while a page is here leaves that page in its place.
    if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store") {
        # Remembered as such, so that nobody waits for another's answer.
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    set beresp.grace = 24h;
}

sub vcl_deliver {
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    # Of the request that made the page, not of this one.
    unset resp.http.X-Correlation-Id;
    if (resp.http.Vary) { set resp.http.Vary = "Accept-Encoding"; }
    # A browser asks again at each visit; what it has is not another shopper's either.
    if (resp.http.Content-Type ~ "text/html" && resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = "private, max-age=0, must-revalidate";
    }
}
