// Says so in a browser that is too old, in words that every browser reads. `URL.parse` came with Chrome and Edge 126,
// Firefox 126 and Safari 18, which are the oldest that the app runs in. What is written for those may not even be read.
(function () {
  if (URL.parse) return;
  var page = document.createElement('main');
  page.style.padding = '2rem';
  var head = document.createElement('h1');
  head.textContent = document.title;
  var words = document.createElement('p');
  words.textContent =
    'This browser is too old. Update it, or open this page in a newer one: Chrome or Edge from 126, Firefox from 126, Safari from 18.';
  page.appendChild(head);
  page.appendChild(words);
  var root = document.getElementById('root');
  root.parentNode.replaceChild(page, root);
})();
